/** The part of jStat that is used; the package ships no types. */
declare module 'jstat' {
  const library: {
    readonly jStat: {
      readonly beta: {
        /** The quantile of a beta distribution with shapes a and b. */
        inv(probability: number, a: number, b: number): number;
      };
    };
  };
  export default library;
}

/** Reading stops at so many faults of a file: a file of millions would take gigabytes to say nothing new. */
export const mostFaults = 1000;

import { createAddresses } from '../site/address.ts';

/** The site's addresses under the base path of this build. */
export const addresses = createAddresses(import.meta.env.BASE_URL);

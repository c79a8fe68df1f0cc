/** Per customer (accounts-16). */
export const MAX_ADDRESSES = 20;

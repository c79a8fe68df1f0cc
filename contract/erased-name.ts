import { basicWords } from '#words';

/** The stored name of a customer whose data was deleted (accounts-18). */
export const ERASED_NAME = 'Deleted customer';

/** A stored name as readers see it, in their language if its owner was deleted. */
export function shownName(name: string): string {
  return name === ERASED_NAME ? basicWords.deletedCustomer : name;
}

/** An address with the name that readers see. */
export function shownAddress<Address extends { full_name: string }>(
  address: Address | undefined,
): Address | null {
  return address ? { ...address, full_name: shownName(address.full_name) } : null;
}

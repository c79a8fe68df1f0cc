export const failedToFetchTheAddresses = 'Failed to fetch the addresses';
export const noAddressYet =
  'No address yet. Save the places where we collect cloth and deliver garments, and choose among them when you order.';
export const addAnAddress = 'Add an address';
export const atMostAddresses = ({ max }: { max: number }) =>
  `You can keep at most ${max} addresses. Delete one to add another.`;
export const editTheAddress = 'Edit the address';
export const theAddressIsSaved = 'The address is saved.';
export const deleteThisAddress = 'Delete this address?';
export const deleteAddress = 'Delete address';
export const theAddressIsDeleted = 'The address is deleted.';
export const failedToDeleteTheAddress = 'Failed to delete the address';
export const placedOrdersKeepACopy = ({ fullName, address }: { fullName: string; address: string }) =>
  `${fullName}, ${address}. Orders already placed keep their own copy.`;
export const defaultLabel = 'Default';
export const editThis = ({ about }: { about: string }) => `Edit ${about}`;
export const edit = 'Edit';
export const failedToSaveTheAddress = 'Failed to save the address';
export const makeThisDefault = ({ about }: { about: string }) => `Make default: ${about}`;
export const makeDefault = 'Make default';
export const deleteThis = ({ about }: { about: string }) => `Delete ${about}`;
export const anotherAddress = 'Another address';
export const loadingYourAddresses = 'Loading your addresses...';
export const keepItInMyAddressBook = 'Keep it in my address book';
export const fullName = 'Full name';
export const postalCode = 'Postal code';
export const country = 'Country';
export const myDefaultAddress = 'My default address';
export const useItAsMyDefaultAddress = 'Use it as my default address';
export const saveAddress = 'Save address';
export const phoneHint = 'For example 0300 1234567, or with the country code.';
export const addressHint = 'House number, street and area.';

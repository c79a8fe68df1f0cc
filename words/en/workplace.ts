export const pageNotFound = '404 - Page Not Found';
export const hasNoSuchPage = {
  workshop: 'The workshop has no such page.',
  backOffice: 'The back office has no such page.',
};
export const goTo = { workshop: 'Go to the workshop', backOffice: 'Go to the back office' };
export const signedInAsWhoCannotOpenIt = ({ username }: { username: string }) =>
  `You are signed in as ${username}, who cannot open it.`;
export const youCannotOpenIt = 'You cannot open it.';
export const backToTheShop = 'Back to the shop';
export const useAnotherAccount = 'Use another account';
export const loadingThePage = 'Loading the page...';
export const thisPageCouldNotBeShown = 'This page could not be shown';
export const somethingWentWrong = 'Something went wrong.';
export const yourSessionHasEnded = 'Your session has ended. Please sign in again.';
export const skipToContent = 'Skip to content';
export const more = 'More';
export const moreWithThePresentRoom = 'More<hidden>, with the present room</hidden>';
export const moreRooms = 'More rooms';
export const closeTheRooms = 'Close the rooms';
export const signedInAs = ({ username }: { username: string }) => `Signed in as ${username}`;
export const logout = 'Logout';
export const loadingPlace = {
  workshop: 'Loading the workshop...',
  backOffice: 'Loading the back office...',
};
export const confirmThatItIsYou = 'Confirm that it is you';
export const thisNeedsAFreshSignIn =
  'This needs a fresh sign-in. It goes on with what you have entered as soon as you have confirmed.';

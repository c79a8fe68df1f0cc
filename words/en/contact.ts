export const businessHours = 'Business hours';
export const pakistanTime = 'Pakistan time';
export const failedToSendYourMessage = 'Failed to send your message. Please try again later.';
export const thankYou = 'Thank You!';
export const weHaveReceivedYourMessage = 'We have received your message and will answer by e-mail.';
export const weAnswerInTheChat = 'We have received your message and will answer in the chat, or call you.';
export const youMayLeaveItEmpty = 'Your account has none: we answer in the chat.';
export const sendAnotherMessage = 'Send Another Message';
export const yourMessageHasReachedUs = 'Your message has reached us.';
export const backToYourMessage = 'Back to your message';
export const message = 'Message';
export const firstName = 'First name';
export const lastName = 'Last name';
export const whatIsItAbout = 'What is it about?';
/** By the subject that is sent. */
export const inquiryTypes = {
  'Custom Tailoring': 'Custom Tailoring',
  'Cultural Products': 'Cultural Products',
  'Brand Shopping': 'Brand Shopping',
  'Bulk Orders': 'Bulk Orders',
  'Technical Support': 'Technical Support',
  Other: 'Other',
};
export const website = 'Website';
export const yourMessageIsStillHere = ({ phone, email }: { phone: string; email: string }) =>
  `Your message is still here. You can also call <phone>${phone}</phone> or write to <mail>${email}</mail>.`;
export const sendMessage = 'Send Message';
export const map = ({ address }: { address: string }) => `Map: ${address}`;
export const openInGoogleMaps = 'Open in Google Maps';
export const liveChat = 'Live Chat';
export const askWhileYouChoose = 'Ask while you choose. Our team answers in the chat.';
export const startAChat = 'Start a chat';
export const phoneSupport = 'Phone Support';
export const talkToUsDuringBusinessHours = 'Talk to us during business hours.';
export const callUs = 'Call us';
export const emailSupport = 'Email Support';
export const sendUsPictures = 'Send us pictures of a design or a problem.';
export const writeAnEMail = 'Write an e-mail';

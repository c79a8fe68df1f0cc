import { expect, test } from 'vitest';
import * as en from './en/index.ts';

/** Texts that the specification fixes, odd spellings included. */
const FIXED = [
  'Premium Brands feature coming soon!',
  'Are you a local or international customer?',
  'No Brands Found',
  'Brand Section Coming Soon',
  'Unknown Brand',
  'Your cart is empty.',
  'Order Placed Successfully!',
  'No Products Found',
  'Signing In...',
  'Login successful!',
  'Creating Account...',
  'Registration successful!',
  'Thank you for sharing your shopping preferences!',
  'Thank You!',
  'Passwords do not match!',
  'You must agree to the Terms of Service and Privacy Policy!',
  'Please select an option to continue',
  'Please fill in all shipping details.',
  'Please fill in all payment details.',
  'Unable to refresh token',
  'Login failed',
  'Registration failed',
  'Failed to refresh token',
  'Failed to fetch user profile',
  'Failed to update user profile',
  'Failed to fetch measurements',
  'Failed to add measurements',
  'Failed to update measurements',
  'Failed to delete measurements',
  'Failed to fetch Brands',
  'No refresh token available',
  'Network error occurred',
  'An unexpected error occurred',
  'Failed to send your message. Please try again later.',
  'Who would you like to order from?',
  'Select a Partner Tailor',
  'Place Another Order',
  'Login Alert',
  'For Order Login Require',
  'Loading orders...',
  'Checkout Details',
  'No order details available.',
  'Not specified',
  'Submitting...',
  'Measurement',
  'No Meaurement added, choose other option or update measurement from profile',
  'Login required to get data from settings',
  'Unexpected response format: Expected JSON',
  'Loading Tailors...',
  'No tailors found matching your criteria.',
  'Failed to submit order',
  'Failed to place bulk order. Please try again.',
  'Failed to place single order. Please try again.',
  'Bulk order placed successfully!',
  'Single order placed successfully!',
  'Failed to paste bulk order',
  'Failed to fetch bulk orders',
  'Failed to fetch Tailors',
  'Failed to confirm order',
  'Failed to generate invoice',
  'Failed to get order',
  'Unable to send message: WebSocket is disconnected.',
];

function textsOf(texts: object): string[] {
  return Object.values(texts).flatMap((text: unknown) =>
    typeof text === 'string' ? [text] : typeof text === 'object' && text !== null ? textsOf(text) : [],
  );
}

const texts = new Set(textsOf(en));

test.each(FIXED)('“%s” is as the specification has it', (text) => {
  expect(texts.has(text)).toBe(true);
});

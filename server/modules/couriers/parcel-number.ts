/** A courier's or an order's number without spaces and signs, in capital letters. */
export function keyOf(number: string): string {
  return number.replace(/[ \t\n!-/:-@[-`{-~]/g, '').toUpperCase();
}

/** An occasion is told with its day only (orders-65). */
export function hasDayOfOccasion(form: {
  needed_by?: string | undefined;
  occasion?: string | undefined;
}): boolean {
  return form.occasion === undefined || form.needed_by !== undefined;
}

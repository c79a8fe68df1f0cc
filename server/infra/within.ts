/** Undefined when the promise is rejected or the timeout has passed. */
export function within<Value>(milliseconds: number, promise: Promise<Value>): Promise<Value | undefined> {
  return new Promise((resolve) => {
    const overdue = setTimeout(resolve, milliseconds, undefined);
    promise.then(resolve, () => resolve(undefined)).finally(() => clearTimeout(overdue));
  });
}

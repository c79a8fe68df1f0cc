/** A token bucket: a burst, then so many per second. */
export class Allowance {
  readonly #burst: number;
  readonly #perSecond: number;
  #left: number;
  #countedAt = performance.now();

  constructor({ burst, perSecond }: { burst: number; perSecond: number }) {
    this.#burst = burst;
    this.#perSecond = perSecond;
    this.#left = burst;
  }

  /** Takes a token; false if none is left. */
  take(): boolean {
    this.#earn();
    if (this.#left < 1) return false;
    this.#left -= 1;
    return true;
  }

  /** True if the bucket is full. */
  get isWhole(): boolean {
    this.#earn();
    return this.#left === this.#burst;
  }

  #earn(): void {
    if (this.#burst === Infinity) return;
    const now = performance.now();
    this.#left = Math.min(this.#burst, this.#left + ((now - this.#countedAt) / 1000) * this.#perSecond);
    this.#countedAt = now;
  }
}

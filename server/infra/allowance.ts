/** So many at once, and so many per second after that. */
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

  /** Whether one more is within the limit. */
  take(): boolean {
    this.#earn();
    if (this.#left < 1) return false;
    this.#left -= 1;
    return true;
  }

  /** Whether nothing counts any more. */
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

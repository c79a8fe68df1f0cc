/** Review counts by stars, 1 to 5. */
export type Ratings = readonly [number, number, number, number, number];

/** The count, the mean to one decimal (0 without reviews), and the share of each number of stars, 5 first. */
export function distributionOf(ratings: Ratings) {
  const count = ratings.reduce((sum, some) => sum + some, 0);
  const stars = ratings.reduce((sum, some, place) => sum + some * (place + 1), 0);
  return {
    count,
    mean: count === 0 ? 0 : Math.round((stars / count) * 10) / 10,
    rows: ratings
      .map((some, place) => ({ stars: place + 1, count: some, share: count === 0 ? 0 : some / count }))
      .reverse(),
  };
}

export function withRating(ratings: Ratings, stars: number): Ratings {
  return ratings.map((some, place) => (place + 1 === stars ? some + 1 : some)) as unknown as Ratings;
}

export const searchTailorsBrandsAndProducts = 'Search tailors, brands and products';
export const suggestions = 'Suggestions';
export const onAverage = ({ price }: { price: string }) => `on average ${price}`;
export const bookThisTailorNamed = ({ name }: { name: string }) => `Book this tailor: ${name}`;
export const bookThisTailor = 'Book this tailor';
/** What a suggestion is. */
export const brandNote = ({ category }: { category: string }) => `Brand · ${category}`;
export const tailorNote = ({ area }: { area: string }) => `Tailor · ${area}`;

export const searchTailorsBrandsAndProducts = 'درزی، برانڈ اور چیزیں تلاش کریں';
export const suggestions = 'تجاویز';
export const onAverage = ({ price }: { price: string }) => `اوسطاً ${price}`;
export const bookThisTailorNamed = ({ name }: { name: string }) => `یہ درزی بُک کریں: ${name}`;
export const bookThisTailor = 'یہ درزی بُک کریں';
/** What a suggestion is. */
export const brandNote = ({ category }: { category: string }) => `برانڈ · ${category}`;
export const tailorNote = ({ area }: { area: string }) => `درزی · ${area}`;

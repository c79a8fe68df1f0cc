export const GENDERS = ['male', 'female', 'other'] as const;

export const CLEARABLE_FIELDS = ['gender', 'first_name', 'last_name', 'address', 'date_of_birth'] as const;

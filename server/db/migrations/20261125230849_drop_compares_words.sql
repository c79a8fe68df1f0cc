DROP FUNCTION compares_words(integer);

/** SQL: the words written on a day, for each text at least 0; the alias of `writing_days` is `d`. */
export const wordsWrittenSql = 'SUM(IF(d.words_now > d.words_before, d.words_now - d.words_before, 0))';

/** SQL: the minutes of writing on a day; the alias of `writing_minutes` is `d`. */
export const minutesWrittenSql = 'SUM(BIT_COUNT(d.minutes))';

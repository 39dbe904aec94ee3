/** Words written on a day, never negative per text; the alias of `writing_days` is `d`. */
export const wordsOfDay = 'SUM(IF(d.words_now > d.words_before, d.words_now - d.words_before, 0))';

/** Minutes of writing on a day; the alias of `writing_minutes` is `d`. */
export const minutesOfHours = 'SUM(BIT_COUNT(d.minutes))';

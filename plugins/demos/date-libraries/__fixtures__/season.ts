import dayjs from 'dayjs';

export const opens = dayjs('2024-05-01').add(1, 'week');

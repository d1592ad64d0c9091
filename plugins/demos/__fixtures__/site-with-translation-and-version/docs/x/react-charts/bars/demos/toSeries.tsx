export const toSeries = (data: number[]) => ({ data });

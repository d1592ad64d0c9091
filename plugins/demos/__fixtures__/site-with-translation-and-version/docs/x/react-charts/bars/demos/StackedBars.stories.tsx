export const stories = [];

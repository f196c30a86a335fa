export const setting = {}

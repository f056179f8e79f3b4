/** Section 9: rows are 120 px high; the reader's density scales them. */
export const rowHeight = 120

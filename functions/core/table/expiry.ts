/** The value of `expires`, after which DynamoDB deletes an item: a second, so many days after a point of time. */
export const expiryAfter = (from: Date, days: number) => Math.floor(from.getTime() / 1000) + days * 86_400

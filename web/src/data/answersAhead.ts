/** Answers that were asked for before the part of the page that shows them was drawn. */

/** Milliseconds for which such an answer need not be asked again when it is shown. */
const freshFor = 5000

const underWay = new Map<string, Promise<unknown>>()
const answered = new Map<string, number>()

export const answersAhead = {
  expect(key: string, answer: Promise<unknown>) {
    underWay.set(key, answer)
    const over = () => {
      if (underWay.get(key) === answer) underWay.delete(key)
    }
    answer.then(() => answered.set(key, performance.now())).then(over, over)
  },
  /** The answer under way, for whoever would ask the same now. */
  take: (key: string) => underWay.get(key),
  isFresh: (key: string) => performance.now() - (answered.get(key) ?? Number.NEGATIVE_INFINITY) < freshFor,
}

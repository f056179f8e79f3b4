/** Assumed habits of a pantry's households and staff; they stand here so that they can be argued with. */
export const habitsOfAPantry = {
  products: 300,
  /** A household's order. */
  linesOfAnOrder: 12,
  ordersOfAHouseholdInAMonth: 2,
  /** The list is read again as the cart grows, and when the screen is opened once more. */
  readsOfTheList: 3,
  /** The order is looked at afterwards, and before it is fetched. */
  looksAtAnOrder: 3,
  ordersOfAWindow: 30,
  placesOfAWindow: 40,
  /** The packing screen asks again while its window is packed: so often for a window of as many orders. */
  readsOfThePackingList: 40,
  /** In a month of both halves: a window is open for so many days before its own. */
  daysOfOrdering: 2,
  /** In a month of both halves, of all orders: changed within the hour, cancelled within the hour, packed and not fetched. */
  edited: 0.06,
  cancelled: 0.04,
  missed: 0.05,
} as const

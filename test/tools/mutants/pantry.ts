import { inFile } from './mutant.ts'

/** Bugs in orders of a pantry, which the simulation has to find: at least one for each of its invariants. */

const tests = ['test/tools/simulation/pantry.test.ts']

const stock = [
  ...inFile({ file: 'functions/pantry/products/stockTable.ts', tests }, [
    {
      id: 'stock-below-zero',
      find: '...(Quantity < 0 && !mayFallShort ? { Quantity: -Quantity } : {}),',
      replace: '',
      why: 'Two families are promised the last bag of rice.',
    },
  ]),
  ...inFile({ file: 'shared/pantry/orders/orderLedger.ts', tests }, [
    {
      id: 'edit-outside-ledger',
      find: "case 'OrderEdited':\n      return detail.Movements.map(withCause('orderChange'))",
      replace: "case 'OrderEdited':\n      return []",
      why: 'Staff who look for missing food find a ledger that does not add up.',
    },
  ]),
  ...inFile({ file: 'shared/pantry/orders/order.ts', tests }, [
    {
      id: 'final-order-holds-stock',
      find: 'held: held + (isOver ? 0 : heldQuantity(line)),',
      replace: 'held: held + heldQuantity(line),',
      why: 'Staff keep food aside for orders that were cancelled.',
    },
    {
      id: 'left-line-gives-back-its-whole-lot',
      find: 'lotsUpTo(line.Lots ?? [], keptQuantity(line))',
      replace: "line.Return === 'shelf' ? [] : (line.Lots ?? [])",
      why: 'A recalled lot is looked for on the shelf, and families have it.',
    },
  ]),
  ...inFile({ file: 'shared/pantry/orders/statusChange.ts', tests }, [
    {
      id: 'packed-order-gives-nothing-back',
      find: 'if (isFinal(to)) return { ...line, Return: returnOf(line, from) }',
      replace: 'if (isFinal(to)) return isPacked(from) ? line : { ...line, Return: returnOf(line, from) }',
      why: 'Food of a cancelled order stands on the shelf and can’t be ordered.',
    },
  ]),
  ...inFile(
    {
      file: 'shared/pantry/orders/changes.ts',
      tests: ['test/api/pantry/orders/leftOrders.test.ts', 'test/api/pantry/stock/stockCounts.test.ts'],
    },
    [
      {
        id: 'late-hand-over-counted-twice',
        find: '.filter(({ ProductID }) => counted.has(ProductID))',
        replace: '.filter(() => false)',
        why: 'Food that a count found gone leaves the shelf a second time.',
      },
    ],
  ),
  ...inFile(
    {
      file: 'shared/pantry/orders/statusChange.ts',
      tests: ['test/api/pantry/orders/leftOrders.test.ts', 'test/api/pantry/stock/stockCounts.test.ts'],
    },
    [
      {
        id: 'late-hand-over-takes-what-was-decided',
        find: "if (Return !== returned && Return !== 'waiting') return { ...line, HandedOverQuantity: 0 }",
        replace: 'if (!returned) return line',
        why: 'Milk that staff threw away is reported as given to a family.',
      },
    ],
  ),
]

const placing = [
  ...inFile({ file: 'functions/pantry/windows/windowTable.ts', tests }, [
    {
      id: 'one-place-too-many',
      find: "lessThanField('PlacedOrders', 'PlaceLimit')",
      replace: "absentField('Nothing')",
      why: 'More families come to a window than there are people to serve them.',
    },
  ]),
  ...inFile({ file: 'functions/pantry/ordering/orderWrites.ts', tests }, [
    {
      id: 'two-devices-one-limit',
      find: '    usageVersionWrite(orderer.customer.ID, orderer.version),\n',
      replace: '',
      why: 'Whoever orders on two phones at once gets twice what the limits allow.',
    },
    {
      id: 'order-without-use',
      find: '    ...usageWrites(undefined, order),\n',
      replace: '',
      why: 'Limits of a week forget what was ordered before.',
    },
  ]),
  ...inFile({ file: 'functions/pantry/ordering/placeOrder.ts', tests }, [
    {
      id: 'order-without-answer',
      find: 'table.commit([...writes, ...idempotencyKey.writes(answer, now)], 1)',
      replace: 'table.commit(writes, 1)',
      why: 'Whoever loses the signal and tries again has two orders.',
    },
  ]),
  ...inFile({ file: 'shared/pantry/ordering/placing.ts', tests }, [
    {
      id: 'tefap-for-everybody',
      find: 'tefapLineRefusal(situation) ??\n    allergenRefusal(situation) ??',
      replace: 'allergenRefusal(situation) ??',
      why: 'A food bank loses its TEFAP food for handing it to people who are not eligible.',
    },
  ]),
]

const shown = [
  ...inFile({ file: 'shared/pantry/windows/available.ts', tests }, [
    {
      id: 'full-window-shown',
      find: "windowStatus(window, now) === 'Open'",
      replace: "windowStatus(window, now) !== 'Closed'",
      why: 'A family fills its cart for a time that has no place left.',
    },
  ]),
  ...inFile({ file: 'shared/pantry/ordering/cartLimits.ts', tests }, [
    {
      id: 'cart-without-tags',
      find: 'tags: product ? tagsOf(product, rules) : []',
      replace: 'tags: []',
      why: 'A cart that the screen lets through is refused at the end.',
    },
  ]),
]

export const pantryMutants = [...stock, ...placing, ...shown]

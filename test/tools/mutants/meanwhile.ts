import { inFile, type Mutant } from './mutant.ts'

/** Conditions under which a change is written although another one precedes it between its reading and its writing. */

const windows = inFile(
  { file: 'functions/pantry/windows/windowTable.ts', tests: ['test/api/pantry/windows/windows.test.ts'] },
  [
    {
      id: 'window-removed-with-order',
      find: 'windows.remove({ ID: id }, withoutOrders)',
      replace: 'windows.remove({ ID: id })',
      why: 'A family comes for an order whose pickup time was deleted in the moment in which they ordered.',
    },
    {
      id: 'day-moved-with-order',
      find: 'and(withoutOrders, atVersion(Version))',
      replace: 'atVersion(Version)',
      why: 'A family comes on the day that they chose, and the pantry has moved it.',
    },
    {
      id: 'day-moved-by-old-times',
      find: 'and(withoutOrders, atVersion(Version))',
      replace: 'withoutOrders',
      why: 'Who moves a day undoes the times that a colleague has just set.',
    },
    {
      id: 'open-times-of-two',
      find: `  alsoInRow: ['OpenTime', 'CloseTime'],
  when: atVersion(Version),`,
      replace: `  alsoInRow: ['OpenTime', 'CloseTime'],`,
      why: 'A window closes before it opens, and nobody can order.',
    },
  ],
)

const pantry = [
  ...inFile(
    { file: 'functions/pantry/ordering/localLeader.ts', tests: ['test/api/pantry/ordering/orderRush.test.ts'] },
    [
      {
        id: 'no-line-on-one-instance',
        find: 'isShared() && direct >= maxDirect',
        replace: 'false',
        why: 'In a rush on one instance a time is called full only after everybody was worked for.',
      },
    ],
  ),
  ...inFile(
    { file: 'functions/pantry/ordering/groupCommit.ts', tests: ['test/api/pantry/ordering/orderRush.test.ts'] },
    [
      {
        id: 'full-told-to-strangers',
        find: 'if (!window || isByStaff || !location?.IsRestricted) return window !== undefined',
        replace: 'return window !== undefined',
        why: 'A neighbor who is not invited hears that there is a time for invited ones.',
      },
    ],
  ),
  ...inFile(
    { file: 'functions/pantry/ordering/orderQueue.ts', tests: ['test/api/pantry/ordering/orderRush.test.ts'] },
    [
      {
        id: 'withdrawn-order-placed',
        find: `  { remove: at, when: present },
  responseWrite(`,
        replace: `  { remove: at },
  responseWrite(`,
        why: 'A neighbor who was told that the pantry is busy has an order that they don’t know of.',
      },
      {
        id: 'placed-order-withdrawn',
        find: 'isCommitted([{ remove: at, when: present }])',
        replace: 'isCommitted([{ remove: at }])',
        why: 'A neighbor reads that the pantry is busy although their order was placed.',
      },
      {
        id: 'placed-order-refused',
        find: `  { remove: at, when: present },
  {
    put: {`,
        replace: `  { remove: at },
  {
    put: {`,
        why: 'An order that was placed is also called refused.',
      },
      {
        id: 'two-decide',
        find: 'set, when: free(holder, now) }]',
        replace: 'set }]',
        why: 'In a rush everyone decides for everyone, and the transactions cancel each other.',
      },
      {
        id: 'lease-of-others-released',
        find: ', when: equals({ Holder: holder })',
        replace: '',
        why: 'In a rush somebody ends the turn of whoever decides, and the next one decides beside them.',
      },
    ],
  ),
  ...inFile({ file: 'functions/pantry/orders/usageTable.ts', tests: ['test/api/pantry/ordering/ordering.test.ts'] }, [
    {
      id: 'limit-of-two-devices',
      find: '  when: version === 0 ? absent : atVersion(version),\n',
      replace: '',
      why: 'Who orders on two devices at once takes twice what each household may have.',
    },
  ]),
  ...inFile({ file: 'functions/pantry/tags/tagTable.ts', tests: ['test/api/pantry/tags/tags.test.ts'] }, [
    {
      id: 'tag-deleted-in-use',
      find: ', ...usageOf(tag) }',
      replace: ' }',
      why: 'A tag goes away with its limit although a product has just got it.',
    },
  ]),
  ...inFile(
    { file: 'functions/pantry/products/productTable.ts', tests: ['test/api/pantry/products/inventory.test.ts'] },
    [
      {
        id: 'product-removed-as-it-was',
        find: 'products.remove(seen, atVersion(seen.Version))',
        replace: 'products.remove(seen)',
        why: 'A tag that no product has says for ever that one has it.',
      },
    ],
  ),
  ...inFile(
    { file: 'functions/pantry/locations/locationTable.ts', tests: ['test/api/pantry/locations/locations.test.ts'] },
    [
      {
        id: 'location-changed-over-others',
        find: 'set, when: unchanged(before) } }',
        replace: 'set } }',
        why: 'The list shows a location as open to everyone that a colleague has just restricted.',
      },
    ],
  ),
  ...inFile({ file: 'functions/pantry/tags/placeTags.ts', tests: ['test/api/pantry/tags/placeTags.test.ts'] }, [
    {
      id: 'location-removed-with-old-tags',
      find: '[{ remove: keyOf(place), when: when(stored) }, ...uses]',
      replace: '[{ remove: keyOf(place) }, ...uses]',
      why: 'A tag that no location has says for ever that one has it.',
    },
  ]),
  ...inFile({ file: 'functions/pantry/erp/erpTable.ts', tests: ['test/api/pantry/erp/erp.test.ts'] }, [
    {
      id: 'delivery-matched-twice',
      find: 'erpItems.replace(after, atVersion(before.Version))',
      replace: 'erpItems.replace(after, present)',
      why: 'A delivery is in the stock of two products, and neighbors are promised food that is not there.',
    },
  ]),
]

const people = [
  ...inFile(
    { file: 'functions/network/people/personTable.ts', tests: ['test/api/network/people/people.isolated.test.ts'] },
    [
      {
        id: 'person-saved-over-others',
        find: 'return { update: key, set, when: personUnchanged(before) }',
        replace: 'return { update: key, set }',
        why: 'A role that was taken away comes back with the next change of the same person.',
      },
    ],
  ),
  ...inFile(
    { file: 'functions/network/people/onEntityRenamed.ts', tests: ['test/api/network/donors/donors.test.ts'] },
    [
      {
        id: 'renamed-over-new-role',
        find: 'set: { Roles }, when: personUnchanged(person) }',
        replace: 'set: { Roles } }',
        why: 'Somebody loses the role that they just got because their agency has a new name.',
      },
    ],
  ),
  ...inFile(
    {
      file: 'functions/pantry/customers/customerTable.ts',
      tests: ['test/api/pantry/customers/customers.isolated.test.ts'],
    },
    [
      {
        id: 'customer-saved-over-others',
        find: '    when: atVersion(before.Version),\n',
        replace: '',
        why: 'Of two people who change a neighbor at once, the first one’s change is lost.',
      },
    ],
  ),
  ...inFile(
    {
      file: 'functions/work/messages/deleteSystemMessage.ts',
      tests: ['test/api/work/messages/systemMessages.test.ts'],
    },
    [
      {
        id: 'system-message-deleted-as-it-was',
        find: 'systemMessages.remove(resource, atVersion(resource.Version))',
        replace: 'systemMessages.remove(resource)',
        why: 'A warning that a colleague has just rewritten is never shown.',
      },
    ],
  ),
  ...inFile(
    { file: 'functions/network/organizations/deleting.ts', tests: ['test/api/network/organizations/deletion.test.ts'] },
    [
      {
        id: 'receipt-of-nobody',
        find: ", alsoInRow: ['IsUsed'], when: present }",
        replace: ", alsoInRow: ['IsUsed'] }",
        why: 'An agency has a receipt of a store that is not there.',
      },
    ],
  ),
]

export const meanwhileMutants: readonly Mutant[] = [...windows, ...pantry, ...people]

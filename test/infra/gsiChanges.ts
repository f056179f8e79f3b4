/** An index of the table as it is, or should be, deployed. */
interface Index {
  readonly name: string
  readonly partitionKey: string
  readonly sortKey: string
  readonly project: 'KEYS_ONLY' | readonly string[]
}

/**
 * Reason that a table with these indexes cannot become one with those in one deployment; undefined when it can.
 * DynamoDB creates or deletes one index an update, and changes none: a changed index is a new one under another name.
 */
export function indexChangeRefusal(deployed: readonly Index[], wanted: readonly Index[]): string | undefined {
  const named = (indexes: readonly Index[], name: string) => indexes.find((index) => index.name === name)
  const changed = wanted.filter((index) => {
    const before = named(deployed, index.name)
    return before !== undefined && definition(before) !== definition(index)
  })
  if (changed.length > 0)
    return `An index can't be changed: add ${names(changed)} under a new name, deploy, move the queries, then remove the old index.`
  const different = [
    ...wanted.filter(({ name }) => !named(deployed, name)),
    ...deployed.filter(({ name }) => !named(wanted, name)),
  ]
  if (different.length <= 1) return undefined
  return `DynamoDB creates or deletes one index a deployment, and this changes ${names(different)}: deploy one of them to every tenant, write it into infra/deployedIndexes.json, then make the next change.`
}

const definition = ({ partitionKey, sortKey, project }: Index) => JSON.stringify([partitionKey, sortKey, project])
const names = (indexes: readonly Index[]) => indexes.map(({ name }) => name).join(', ')

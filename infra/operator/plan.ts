import { DescribeTableCommand, DynamoDBClient, ResourceNotFoundException } from '@aws-sdk/client-dynamodb'
import { WrongCommand } from './wrongCommand.ts'

/** An index of the table as it is deployed, or as this version of the app wants it. */
export interface PlannedIndex {
  readonly name: string
  readonly partitionKey: string
  readonly sortKey: string
  readonly project: 'KEYS_ONLY' | readonly string[]
  /** Still being made or deleted. */
  readonly isBusy?: boolean
}

const definitionOf = ({ partitionKey, sortKey, project }: PlannedIndex) =>
  JSON.stringify([partitionKey, sortKey, typeof project === 'string' ? project : project.toSorted()])

const named = (indexes: readonly PlannedIndex[], name: string) => indexes.find((index) => index.name === name)

/** Reasons why no deployment can make the one of the other. */
function impossible(deployed: readonly PlannedIndex[], wanted: readonly PlannedIndex[]): string[] {
  const busy = deployed.filter(({ isBusy }) => isBusy).map(({ name }) => name)
  if (busy.length > 0) return [`Wait: the table is still busy with ${busy.join(', ')}.`]
  const changed = wanted.filter((index) => {
    const before = named(deployed, index.name)
    return before && definitionOf(before) !== definitionOf(index)
  })
  return changed.map(
    ({ name }) => `Not possible: ${name} is defined otherwise. This version has to give it a new name.`,
  )
}

/**
 * Changes that an upgrade makes to the indexes of the table, one line a deployment: DynamoDB makes or deletes one index in an update
 * and changes none. New ones come before old ones go, so that no query is without its index.
 */
export function indexPlan(deployed: readonly PlannedIndex[], wanted: readonly PlannedIndex[]): string[] {
  const reasons = impossible(deployed, wanted)
  if (reasons.length > 0) return reasons
  const steps = [
    ...wanted.filter(({ name }) => !named(deployed, name)).map(({ name }) => `make the index ${name}`),
    ...deployed.filter(({ name }) => !named(wanted, name)).map(({ name }) => `delete the index ${name}`),
  ]
  const many = steps.length > 1
  return steps.map((step, index) => {
    const first = many && index === 0 ? ' Deploy the versions between, in order: each changes one index.' : ''
    return `Deployment ${index + 1}: ${step}.${first}`
  })
}

/** Lines of the plan that keep this version from being deployed now. */
export function indexObstacles(deployed: readonly PlannedIndex[], wanted: readonly PlannedIndex[]): string[] {
  const lines = indexPlan(deployed, wanted)
  return lines.length > 1 || impossible(deployed, wanted).length > 0 ? lines : []
}

/** A table as DynamoDB describes it; undefined when there is none. */
export async function findTable(TableName: string, client = new DynamoDBClient({})) {
  try {
    return (await client.send(new DescribeTableCommand({ TableName }))).Table
  } catch (fault) {
    if (fault instanceof ResourceNotFoundException) return undefined
    throw fault
  }
}

/** The same; one that is not there is a wrong command. */
export async function describeTable(TableName: string, client?: DynamoDBClient) {
  const found = await findTable(TableName, client)
  if (found) return found
  throw new WrongCommand(`There is no table ${TableName} in this account and region.`)
}

/** The indexes that a table has. */
export async function deployedIndexes(TableName: string, client?: DynamoDBClient): Promise<PlannedIndex[]> {
  const Table = await describeTable(TableName, client)
  return (Table?.GlobalSecondaryIndexes ?? []).map(({ IndexName = '', KeySchema = [], Projection, IndexStatus }) => ({
    name: IndexName,
    partitionKey: KeySchema[0]?.AttributeName ?? '',
    sortKey: KeySchema[1]?.AttributeName ?? '',
    project: Projection?.ProjectionType === 'KEYS_ONLY' ? 'KEYS_ONLY' : (Projection?.NonKeyAttributes ?? []),
    isBusy: IndexStatus !== undefined && IndexStatus !== 'ACTIVE',
  }))
}

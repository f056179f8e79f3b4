import { DeleteTableCommand, DynamoDBClient, UpdateTableCommand } from '@aws-sdk/client-dynamodb'
import { expect, it } from 'vitest'
import { createTable } from '../../../infra/local/createTable.ts'
import { indexPlan, type PlannedIndex } from '../../../infra/operator/plan.ts'
import { tenantCommand } from '../../../infra/operator/tenantCommand.ts'

/** Changes that an upgrade makes to the table, before it is deployed. */

const indexNamed = (name: string, more: Partial<PlannedIndex> = {}): PlannedIndex => ({
  name,
  partitionKey: name,
  sortKey: 'sort',
  project: ['row'],
  ...more,
})
const [a, b, c] = [indexNamed('list1'), indexNamed('list2'), indexNamed('list3')]

it('says that nothing changes, and of a table that lacks an index that the deployment makes it', async () => {
  const client = new DynamoDBClient({})
  const TableName = 'older'
  await createTable(client, TableName)
  const before = process.env.TABLE_NAME ?? ''
  process.env.TABLE_NAME = TableName
  expect(await tenantCommand(['plan'])).toEqual(['The indexes of the table stay as they are: one deployment.'])
  await client.send(
    new UpdateTableCommand({ TableName, GlobalSecondaryIndexUpdates: [{ Delete: { IndexName: 'list6' } }] }),
  )
  expect(await tenantCommand(['plan'])).toEqual(['Deployment 1: make the index list6.'])
  await client.send(new DeleteTableCommand({ TableName }))
  process.env.TABLE_NAME = before
})

it.each<[string, PlannedIndex[], PlannedIndex[], RegExp[]]>([
  ['one more', [a], [a, b], [/^Deployment 1: make the index list2\.$/]],
  ['one less', [a, b], [a], [/^Deployment 1: delete the index list2\.$/]],
  [
    'two more',
    [a],
    [a, b, c],
    [/^Deployment 1: make the index list2\. Deploy the versions between/, /^Deployment 2: make the index list3\.$/],
  ],
  [
    'one for another',
    [a, b],
    [a, c],
    [/^Deployment 1: make the index list3/, /^Deployment 2: delete the index list2\.$/],
  ],
  [
    'another projection',
    [a],
    [indexNamed('list1', { project: ['row', 'Code'] })],
    [/^Not possible: list1 is defined otherwise/],
  ],
  [
    'one that is still being made',
    [a, indexNamed('list2', { isBusy: true })],
    [a, b, c],
    [/^Wait: .* busy with list2\.$/],
  ],
])('plans %s', (_, deployed, wanted, lines) => {
  const planned = indexPlan(deployed, wanted)
  expect(planned).toHaveLength(lines.length)
  for (const [index, line] of lines.entries()) expect(planned[index]).toMatch(line)
})

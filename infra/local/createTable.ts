import {
  CreateTableCommand,
  DescribeTableCommand,
  type DynamoDBClient,
  ResourceNotFoundException,
} from '@aws-sdk/client-dynamodb'
import { tableShape } from '../../functions/core/table/shape.ts'

const attributes = [
  tableShape.partitionKey,
  tableShape.sortKey,
  ...new Set(tableShape.indexes.flatMap((index) => [index.partitionKey, index.sortKey])),
]

/** Makes the tenant's table as `tableShape` lays it out, unless it is there. Answers the stream's name, if it has one. */
export async function createTable(
  client: DynamoDBClient,
  TableName: string,
  { isStreamed = true }: { readonly isStreamed?: boolean } = {},
): Promise<string> {
  const found = await client.send(new DescribeTableCommand({ TableName })).catch((fault: unknown) => {
    if (fault instanceof ResourceNotFoundException) return undefined
    throw fault
  })
  if (found?.Table?.LatestStreamArn) return found.Table.LatestStreamArn
  const made = await client.send(
    new CreateTableCommand({
      TableName,
      BillingMode: 'PAY_PER_REQUEST',
      AttributeDefinitions: attributes.map((AttributeName) => ({ AttributeName, AttributeType: 'S' })),
      KeySchema: [
        { AttributeName: tableShape.partitionKey, KeyType: 'HASH' },
        { AttributeName: tableShape.sortKey, KeyType: 'RANGE' },
      ],
      GlobalSecondaryIndexes: tableShape.indexes.map((index) => ({
        IndexName: index.name,
        KeySchema: [
          { AttributeName: index.partitionKey, KeyType: 'HASH' },
          { AttributeName: index.sortKey, KeyType: 'RANGE' },
        ],
        Projection:
          index.project === 'KEYS_ONLY'
            ? { ProjectionType: 'KEYS_ONLY' }
            : { ProjectionType: 'INCLUDE', NonKeyAttributes: [...index.project] },
      })),
      ...(isStreamed ? { StreamSpecification: { StreamEnabled: true, StreamViewType: 'NEW_IMAGE' } } : {}),
    }),
  )
  return made.TableDescription?.LatestStreamArn ?? ''
}

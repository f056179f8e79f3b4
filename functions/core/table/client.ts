import { DynamoDBClient } from '@aws-sdk/client-dynamodb'
import { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb'
import { setting } from '../setting.ts'

/** The only DynamoDB client of the functions. */
export const client = DynamoDBDocumentClient.from(new DynamoDBClient({}), {
  marshallOptions: { removeUndefinedValues: true },
})
// The logger walks through every request and answer to blank out secrets for a log that nobody keeps.
client.middlewareStack.remove('loggerMiddleware')

export const tableName = () => setting('TABLE_NAME')

/** An item, or a part of one, as DynamoDB has it. */
export type Item = Record<string, unknown>

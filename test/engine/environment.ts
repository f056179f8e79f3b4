import { InvokeStore } from '@aws/lambda-invoke-store'
import { DynamoDBClient } from '@aws-sdk/client-dynamodb'
import { inject, vi } from 'vitest'
import { createTable } from '../../infra/local/createTable.ts'

/** The functions' environment on the embedded engine. Whatever has no engine here meets a port that refuses. */
Object.assign(process.env, {
  AWS_REGION: 'us-east-1',
  AWS_ACCESS_KEY_ID: 'local',
  AWS_SECRET_ACCESS_KEY: 'local',
  AWS_ENDPOINT_URL: 'http://127.0.0.1:9',
  AWS_ENDPOINT_URL_DYNAMODB: inject('dynamodb'),
  TABLE_NAME: `test-${process.env.VITEST_POOL_ID}`,
  ORIGIN_SECRET: 'only for tests',
  PHOTOS_BUCKET: 'photos',
  PICTURES_BUCKET: 'pictures',
  EXPORTS_BUCKET: 'exports',
  BACKUPS_BUCKET: 'backups',
  WEB_URL: 'https://gleanery.example',
  MAIL_FROM: 'rescue@gleanery.example',
  TEXT_NUMBER: '+18655550100',
  POWERTOOLS_LOG_LEVEL: 'SILENT',
  POWERTOOLS_METRICS_DISABLED: 'true',
})

// As in the local product: the SDK's first request would take a store for one call at a time.
await InvokeStore.getInstanceAsync(true)

// The functions' log reads its level when it is loaded.
const { copyTable, unfilledTable } = await import('./copyTable.ts')
const tableName = process.env.TABLE_NAME ?? ''
await createTable(new DynamoDBClient({}), tableName)
await copyTable(unfilledTable, tableName)
// What a file before this one left in the worker.
vi.useRealTimers()
const { forgetBlocks } = await import('../../functions/table/ids.ts')
const { forgetRevoked } = await import('../../functions/session/revokedTable.ts')
forgetBlocks()
forgetRevoked()

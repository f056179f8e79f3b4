import { leaveCallersAsStored } from '../../engine/storedCaller.ts'

/** Environment of the functions, for simulations in which no client reaches any engine. */
Object.assign(process.env, {
  AWS_REGION: 'us-east-1',
  AWS_ACCESS_KEY_ID: 'local',
  AWS_SECRET_ACCESS_KEY: 'local',
  AWS_ENDPOINT_URL: 'http://127.0.0.1:9',
  TABLE_NAME: 'simulated',
  ORIGIN_SECRET: 'only for tests',
  PHOTOS_BUCKET: 'photos',
  PICTURES_BUCKET: 'pictures',
  EXPORTS_BUCKET: 'exports',
  BACKUPS_BUCKET: 'backups',
  BUS_NAME: 'bus',
  USER_POOL_ID: 'us-east-1_simulated',
  DUE_QUEUE_URL: 'http://127.0.0.1:9/due',
  WEB_URL: 'https://gleanery.example',
  MAIL_FROM: 'rescue@gleanery.example',
  TEXT_NUMBER: '+18655550100',
  POWERTOOLS_LOG_LEVEL: 'SILENT',
  POWERTOOLS_METRICS_DISABLED: 'true',
})

leaveCallersAsStored()

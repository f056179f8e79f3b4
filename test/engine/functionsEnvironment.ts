/** The functions' environment over an embedded engine. Whatever has no engine here meets a port that refuses. */
export const functionsEnvironment = (dynamodb: string, table: string) => ({
  AWS_REGION: 'us-east-1',
  AWS_ACCESS_KEY_ID: 'local',
  AWS_SECRET_ACCESS_KEY: 'local',
  AWS_ENDPOINT_URL: 'http://127.0.0.1:9',
  AWS_ENDPOINT_URL_DYNAMODB: dynamodb,
  TABLE_NAME: table,
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

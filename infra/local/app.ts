import { randomBytes } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import { join } from 'node:path'
import { DynamoDBClient } from '@aws-sdk/client-dynamodb'
import { DynamoDBStreamsClient } from '@aws-sdk/client-dynamodb-streams'
import { SendMessageCommand, SQSClient } from '@aws-sdk/client-sqs'
import { unmarshall } from '@aws-sdk/util-dynamodb'
import type { DynamoDBStreamEvent } from 'aws-lambda'
import { Event } from '../../events/event.ts'
import {
  backgroundFunctions,
  codeTrigger,
  importFolders,
  linkTrigger,
  maxReceives,
  optionalFunctions,
  passwordTrigger,
  publisher,
  reactions,
  schedules,
  tokenTrigger,
  visibilitySeconds,
  workers,
} from '../../events/subscriptions.ts'
import { timersUntil } from '../../functions/core/table/timers.ts'
import { catalogue, isApiPath } from '../../shared/catalogue.ts'
import { localApi } from './api.ts'
import { startBus } from './bus.ts'
import type { DemoClock } from './clock.ts'
import { localConsole } from './console/console.ts'
import { importsOn } from './console/imports.ts'
import { deadLettersOf } from './console/state.ts'
import { createTable } from './createTable.ts'
import { startDynamoDb } from './dynamodb.ts'
import { pointAt } from './environment.ts'
import { readIfThere, writeAtomically } from './files.ts'
import { invocations, LocalFunctions } from './functions.ts'
import { startLaggingIndexes } from './laggingIndexes.ts'
import { type Handler, sendJson, serve } from './loopback.ts'
import { startMail } from './mail.ts'
import { localPictures } from './pictures.ts'
import { QueuePoller } from './poller.ts'
import { startPool } from './pool.ts'
import { startQueues, storedNotice } from './queues.ts'
import { demoDomain } from './seed/people.ts'
import { type Account, seed } from './seed/seed.ts'
import { giveUpEvent, StreamReader } from './stream.ts'
import { startTexts } from './texts.ts'
import { Timetable } from './timetable.ts'
import { localWeb, withPageHeaders } from './web.ts'

/**
 * The whole app on one machine: the catalogues served over embedded engines, one address for everything. The
 * functions are those of the cloud, unchanged; only the environment names the engines.
 */
export interface AppOptions {
  /** Data directory. */
  readonly directory: string
  readonly port: number
  readonly clock: DemoClock
  readonly say: (line: string) => void
  /** Size of the tenant that a first start seeds. */
  readonly scale?: number
  /** Directory of the built web app. */
  readonly web: string
  /** Seconds by which the table's indexes lag behind it at most, as the cloud's do; 0 when absent. */
  readonly indexLag?: number
  /** Functions are held to the share of a processor that they have in the cloud. */
  readonly isHeld?: boolean
}
export interface RunningApp {
  readonly url: string
  readonly accounts: readonly Account[]
  stop(): Promise<void>
}

export const localTableName = 'gleanery'

/** In place of an organization with a sign-in of its own: it knows everybody of the demonstration. */
const testProvider = { id: 'county', name: 'River County', domains: [demoDomain], isAddressTrusted: false }
/** The engine keeps its stream for ever; records that were read are dropped regularly. */
const savesBetweenTrims = 200
const photosBucket = 'photos'
const importsBucket = 'imports'
const exportsBucket = 'exports'
const picturesBucket = 'pictures'
const backupsBucket = 'backups'

/** Name of the queue of a reaction or worker. */
const queueName = (name: string) => name.replace('/', '-')

interface Recording {
  readonly events: Event[]
}
/** The last events that were published, for the console. */
const maxRecorded = 200

function record(recording: Recording, event: unknown): void {
  for (const item of (event as DynamoDBStreamEvent).Records) {
    const image = item.dynamodb?.NewImage
    if (image) recording.events.push(Event.parse(unmarshall(image as Parameters<typeof unmarshall>[0])))
  }
  recording.events.splice(0, Math.max(0, recording.events.length - maxRecorded))
}

const dueTimers = async () => (await timersUntil()).sort((a, b) => a.dueAt.localeCompare(b.dueAt))

/** Polls the queues and the stream until the app stops. */
export async function startApp({
  directory,
  port,
  clock,
  say,
  scale = 1,
  web,
  indexLag = 0,
  isHeld = false,
}: AppOptions): Promise<RunningApp> {
  const functions = new LocalFunctions([...backgroundFunctions, ...optionalFunctions], isHeld)
  const dynamo = await startDynamoDb({ directory, onDeath: (reason) => console.error(reason) })
  const lagging =
    indexLag > 0
      ? await startLaggingIndexes({ endpoint: dynamo.endpoint, lag: () => Math.random() * indexLag * 1000 })
      : undefined
  const queues = await startQueues({
    directory,
    onStored: (stored) => {
      if (stored.bucket === importsBucket && importFolders.some((folder) => stored.key.startsWith(`${folder}/`)))
        return sqs.send(
          new SendMessageCommand({ QueueUrl: urlOf('imports/importFile'), MessageBody: storedNotice(stored) }),
        )
    },
  })
  const mail = await startMail({
    directory,
    onReturned: (notice) =>
      sqs.send(
        new SendMessageCommand({
          QueueUrl: urlOf('notifications/markReturnedMail'),
          MessageBody: JSON.stringify(notice),
        }),
      ),
  })
  const texts = await startTexts({
    directory,
    onReceived: (text) =>
      sqs.send(
        new SendMessageCommand({ QueueUrl: urlOf('notifications/answerText'), MessageBody: JSON.stringify(text) }),
      ),
  })
  const pool = await startPool({
    directory,
    preToken: async (event) => (await functions.invoke(tokenTrigger.name, event)) as typeof event,
    postConfirmation: async (event) => (await functions.invoke(passwordTrigger.name, event)) as typeof event,
    customChallenge: async (event) => (await functions.invoke(codeTrigger.name, event)) as typeof event,
    preSignUp: async (event) => (await functions.invoke(linkTrigger.name, event)) as typeof event,
    providers: [testProvider],
    sendMail: ({ to, subject, text, html }) =>
      mail.keep({ from: 'no-reply@gleanery.example', to: [to], subject, text, html, headers: [] }),
    sendText: (code) => texts.keep(code),
  })
  const listening = [...reactions, ...workers]
  const delays = new Map(reactions.map(({ name, delaySeconds }) => [name, delaySeconds]))
  const urls = await queues.ensureQueues(
    // Of the publisher's only the dead letters are used: events that it gave up.
    [...listening, publisher].map(({ name, timeoutSeconds }) => ({
      name: queueName(name),
      delaySeconds: delays.get(name) ?? 0,
      visibilitySeconds: visibilitySeconds({ timeoutSeconds }),
      maxReceives,
      deadLetterName: deadLettersOf(queueName(name)),
    })),
  )
  const urlOf = (name: string) => urls.get(queueName(name)) ?? ''
  await queues.ensureBuckets(
    [photosBucket, importsBucket, exportsBucket, picturesBucket, backupsBucket].map((name) => ({ name })),
  )
  const bus = await startBus({
    rules: reactions.map(({ name, to }) => ({
      name: queueName(name),
      detailTypes: to.map((event) => event.type),
      queueUrl: urlOf(name),
    })),
    sqs: queues.endpoint,
  })

  const originSecret = randomBytes(32).toString('base64url')
  const url = `http://127.0.0.1:${port}`
  pointAt({
    dynamodb: lagging?.endpoint ?? dynamo.endpoint,
    sqs: queues.endpoint,
    s3: queues.endpoint,
    mail: mail.endpoint,
    texts: texts.endpoint,
    bus: bus.endpoint,
    pool: pool.endpoint,
  })
  Object.assign(process.env, {
    TABLE_NAME: localTableName,
    BUS_NAME: 'gleanery',
    DUE_QUEUE_URL: urlOf('timers/settleDue'),
    PHOTOS_BUCKET: photosBucket,
    PICTURES_BUCKET: picturesBucket,
    IMPORTS_BUCKET: importsBucket,
    EXPORTS_BUCKET: exportsBucket,
    BACKUPS_BUCKET: backupsBucket,
    MAIL_FROM: 'rescue@gleanery.example',
    TEXT_NUMBER: '+18005550100',
    WEB_URL: url,
    USER_POOL_ID: pool.poolId,
    ORIGIN_SECRET: originSecret,
    SIGN_IN_PROVIDERS: JSON.stringify([testProvider]),
    AWS_LAMBDA_MAX_CONCURRENCY: '100',
    POWERTOOLS_SERVICE_NAME: 'gleanery',
    POWERTOOLS_METRICS_DISABLED: 'true',
    POWERTOOLS_LOG_LEVEL: process.env.POWERTOOLS_LOG_LEVEL ?? 'WARN',
  })

  const streamArn = await createTable(new DynamoDBClient({}), localTableName)
  const { accounts } = await invocations.run({}, () => seed({ scale, progress: say }))
  await lagging?.begin(localTableName)

  const recording: Recording = { events: [] }
  const positionFile = join(directory, 'stream-position')
  let saves = 0
  const streams = new DynamoDBStreamsClient({})
  // It would walk through every record of the stream for a log that nobody keeps.
  streams.middlewareStack.remove('loggerMiddleware')
  const stream = new StreamReader({
    client: streams,
    streamArn,
    publish: async (event) => {
      const answer = await functions.invoke(publisher.name, event)
      record(recording, event)
      return answer
    },
    position: {
      load: () => readIfThere(positionFile),
      save: (sequenceNumber) => {
        writeAtomically(positionFile, sequenceNumber)
        if (++saves % savesBetweenTrims === 0) dynamo.forgetStream(localTableName, sequenceNumber)
      },
    },
    giveUp: (given) => giveUpEvent(sqs, deadLettersOf(urlOf(publisher.name)), given),
  })
  const sqs = new SQSClient({})
  const pollers = listening.map(
    ({ name }) =>
      new QueuePoller({ client: sqs, queueUrl: urlOf(name), invoke: (event) => functions.invoke(name, event) }),
  )
  const timetable = new Timetable(
    schedules.filter(({ inCloudOnly }) => !inCloudOnly),
    (name) => functions.invoke(name, {}),
  )

  const api = localApi({
    catalogue,
    functions,
    verify: (authorization) => pool.verifyToken(authorization),
    originSecret,
  })
  const consolePage = localConsole({
    sources: {
      sqs,
      queueUrls: urls,
      functions,
      mail,
      texts,
      events: recording.events,
      due: dueTimers,
      offset: () => clock.offset(),
      isStreamRead: () => stream.isAtEnd,
    },
    accounts,
    advance: (milliseconds) => {
      clock.advance(milliseconds)
      timetable.clockMoved()
    },
    imports: importsOn(importsBucket),
    tokenOf: async (userName) => (await pool.issueTokens(userName)).AccessToken,
  })
  /** The pool has the name under which the page was opened: to a page of `localhost`, 127.0.0.1 is another site. */
  const configFor = ({ headers }: IncomingMessage) => ({
    userPoolId: pool.poolId,
    userPoolClientId: pool.clientId,
    userPoolEndpoint: `http://${headers.host}/pool`,
    organizations: { address: `http://${headers.host}/pool`, providers: [testProvider] },
    texts: true,
    local: true,
  })
  const app = localWeb(web)
  const pictures = localPictures(picturesBucket)
  const route = (request: IncomingMessage): Handler => {
    const path = request.url ?? '/'
    if (isApiPath(path.replace(/\?.*$/, ''))) return api
    if (path === '/pool' || path.startsWith('/pool/')) return pool.handler
    if (path === '/local' || path.startsWith('/local/') || path.startsWith('/local?')) return consolePage
    if (path.startsWith('/pictures/')) return pictures
    if (path === '/config.json') return (_, response) => sendJson(response, 200, configFor(request))
    return app
  }
  const answer: Handler = (request, response) => route(request)(request, response)
  const front = await serve(withPageHeaders(answer, queues.endpoint), port)

  stream.start()
  for (const poller of pollers) poller.start()
  timetable.start()

  return {
    url,
    accounts,
    stop: async () => {
      timetable.stop()
      await front.stop()
      await Promise.all([stream.stop(), ...pollers.map((poller) => poller.stop())])
      await Promise.all([bus.stop(), pool.stop(), mail.stop(), texts.stop(), queues.stop()])
      await lagging?.stop()
      await dynamo.stop()
    },
  }
}

export const builtWeb = join(import.meta.dirname, '..', '..', 'dist', 'web')

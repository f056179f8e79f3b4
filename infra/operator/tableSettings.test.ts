import { expect, it } from 'vitest'
import type { Ask } from './check/awsCli.ts'
import { setUpTable } from './tableSettings.ts'

/** A restored table as the AWS CLI answers for it, with what was set. */
function restored(isBare: boolean) {
  const set: string[] = []
  const table = { TableArn: 'arn:aws:dynamodb:us-east-1:111122223333:table/back', TableStatus: 'ACTIVE' }
  const isSet = (word: string) => !isBare || set.some((line) => line.includes(word))
  const answers: Readonly<Record<string, () => unknown>> = {
    'describe-table': () => ({
      Table: {
        ...table,
        ...(isSet('stream') ? { StreamSpecification: { StreamEnabled: true, StreamViewType: 'NEW_IMAGE' } } : {}),
        DeletionProtectionEnabled: isSet('deletion'),
      },
    }),
    'describe-continuous-backups': () => ({
      ContinuousBackupsDescription: {
        PointInTimeRecoveryDescription: { PointInTimeRecoveryStatus: isSet('recovery') ? 'ENABLED' : 'DISABLED' },
      },
    }),
    'describe-time-to-live': () => ({
      TimeToLiveDescription: isSet('time-to-live')
        ? { TimeToLiveStatus: 'ENABLING', AttributeName: 'expires' }
        : { TimeToLiveStatus: 'DISABLED' },
    }),
  }
  const ask: Ask = async (service, operation, ...args) => {
    expect(service).toBe('dynamodb')
    const answer = answers[operation]
    if (answer) return answer()
    set.push([operation, ...args].join(' '))
    return {}
  }
  return { ask, set }
}
const tagged =
  'tag-resource --resource-arn arn:aws:dynamodb:us-east-1:111122223333:table/back --tags Key=gleanery:tenant,Value=river'

it('sets what AWS leaves out of a restored table: stream, protection, recovery, expiry and the tenant’s tag', async () => {
  const { ask, set } = restored(true)
  expect(await setUpTable(ask, 'back', 'river')).toEqual([
    'stream',
    'deletion protection',
    'point-in-time recovery',
    'expiry of items',
  ])
  expect(set).toEqual([
    'update-table --table-name back --stream-specification StreamEnabled=true,StreamViewType=NEW_IMAGE',
    'update-table --table-name back --deletion-protection-enabled',
    'update-continuous-backups --table-name back --point-in-time-recovery-specification PointInTimeRecoveryEnabled=true',
    'update-time-to-live --table-name back --time-to-live-specification Enabled=true,AttributeName=expires',
    tagged,
  ])
})

it('sets nothing twice: AWS refuses to switch on a stream or an expiry that is on', async () => {
  const { ask, set } = restored(false)
  expect(await setUpTable(ask, 'back', 'river')).toEqual([])
  expect(set).toEqual([tagged])
})

import * as distributors from '../../../shared/api/distributors.ts'
import { pendingOffer } from '../../../shared/distributor/status.ts'
import { loadTexts } from '../../../shared/text/loads.ts'
import { plural } from '../../../shared/text/text.ts'
import { useLanguage, useText } from '../app/language.tsx'
import { useApi } from '../data/useApi.ts'
import { WaitingNote } from '../grid/WaitingNote.tsx'
import { paths } from '../paths.ts'
import { LoadFailed } from '../ui/LoadFailed.tsx'

/** How many loads wait for the network. */
export function PendingLoads() {
  const text = useText(loadTexts)
  const { language } = useLanguage()
  const { data, error, mutate } = useApi(distributors.listPendingSubmissions, {}, { poll: 60_000 })
  if (error && !data) return <LoadFailed error={error} onRetry={() => mutate()} />
  const rows = data?.rows ?? []
  return (
    <WaitingNote
      rows={rows}
      text={text(data?.HasMore ? 'pendingMore' : plural(language, 'pending', rows.length), { count: rows.length })}
      grid="distributor"
      status={pendingOffer.ID}
      pathUnder={(filters) => paths.loads('FeedingAmerica', filters)}
    />
  )
}

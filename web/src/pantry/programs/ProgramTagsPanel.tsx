import Alert from '@mui/material/Alert'
import { useState } from 'react'
import * as programsApi from '../../../../shared/pantry/programs/api.ts'
import { tagTexts } from '../../../../shared/pantry/tags/texts.ts'
import { useAction } from '../../core/data/useAction.ts'
import { useApi } from '../../core/data/useApi.ts'
import { useText } from '../../core/words/language.tsx'
import { PlaceTagsPanel } from '../tags/PlaceTagsPanel.tsx'

/** Which products a delivery program offers, by their tags. */
export function ProgramTagsPanel({ programId: id }: { programId: number }) {
  const text = useText(tagTexts)
  const [failure, setFailure] = useState<string>()
  const { data, error, mutate } = useApi(programsApi.listDeliveryProgramTags, { id }, { keepPreviousData: false })
  const { run: add } = useAction(programsApi.addDeliveryProgramTag)
  const { run: remove } = useAction(programsApi.removeDeliveryProgramTag)
  return (
    <>
      {failure ? (
        <Alert severity="error" onClose={() => setFailure(undefined)} sx={{ mb: 1.5 }}>
          {failure}
        </Alert>
      ) : null}
      <PlaceTagsPanel
        tags={data}
        problem={error ? text('programLoadFailed') : undefined}
        add={(draft) => {
          setFailure(undefined)
          return add({ id, EntityDeliveryProgramID: id, ...draft })
        }}
        remove={({ PantryInventoryItemTagID: tagId }) => {
          setFailure(undefined)
          return remove({ id, tagId })
        }}
        reload={() => mutate()}
        onFailed={(what, reason) =>
          setFailure(`${text(what === 'add' ? 'programAddFailed' : 'programRemoveFailed')} ${reason}`.trim())
        }
      />
    </>
  )
}

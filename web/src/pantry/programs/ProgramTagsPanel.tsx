import { Alert } from '@mui/material'
import { useState } from 'react'
import * as programsApi from '../../../../shared/pantry/programs/api.ts'
import { tagTexts } from '../../../../shared/pantry/tags/texts.ts'
import { refusalReason } from '../../core/data/client.ts'
import { useAction } from '../../core/data/useAction.ts'
import { useApi } from '../../core/data/useApi.ts'
import { useText } from '../../core/words/language.tsx'
import { PlaceTagsPanel } from '../tags/PlaceTagsPanel.tsx'

/** Tags that choose which products a delivery program offers. */
export function ProgramTagsPanel({ programId: id }: { programId: number }) {
  const text = useText(tagTexts)
  const [failure, tell] = useState<string>()
  const { data, error } = useApi(programsApi.listDeliveryProgramTags, { id }, { keepPreviousData: false })
  const { act } = useAction({ tell })
  const failed = (words: 'programAddFailed' | 'programRemoveFailed') => ({
    failed: (error: unknown) => `${text(words)} ${refusalReason(error) ?? ''}`.trim(),
  })
  return (
    <>
      {failure ? (
        <Alert severity="error" onClose={() => tell(undefined)} sx={{ mb: 1.5 }}>
          {failure}
        </Alert>
      ) : null}
      <PlaceTagsPanel
        tags={data}
        problem={error ? text('programLoadFailed') : undefined}
        add={(draft, after) => {
          const input = { id, EntityDeliveryProgramID: id, ...draft }
          return act(programsApi.addDeliveryProgramTag, input, { ...failed('programAddFailed'), ...after })
        }}
        remove={({ PantryInventoryItemTagID: tagId }, after) =>
          act(programsApi.removeDeliveryProgramTag, { id, tagId }, { ...failed('programRemoveFailed'), ...after })
        }
      />
    </>
  )
}

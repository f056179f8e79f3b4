import * as locations from '../../../../shared/pantry/locations/api.ts'
import { tagTexts } from '../../../../shared/pantry/tags/texts.ts'
import { refusalReason } from '../../core/data/client.ts'
import { useAction } from '../../core/data/useAction.ts'
import { useApi } from '../../core/data/useApi.ts'
import { useText } from '../../core/words/language.tsx'
import { PlaceTagsPanel } from './PlaceTagsPanel.tsx'

/** Tags that choose which products a pickup location offers. Another owner's location is shown without its buttons. */
export function LocationTagsPanel({ locationId: id, isReadOnly }: { locationId: number; isReadOnly: boolean }) {
  const text = useText(tagTexts)
  const { data, error } = useApi(locations.listLocationTags, { id }, { keepPreviousData: false })
  const { act } = useAction()
  const failed = (what: 'Add' | 'Remove') => ({
    failed: (error: unknown) =>
      `${text(`location${what}Title`)}: ${text(`location${what}Failed`)} ${refusalReason(error) ?? ''}`.trim(),
  })
  return (
    <PlaceTagsPanel
      tags={data}
      problem={error ? text('locationLoadFailed') : undefined}
      isReadOnly={isReadOnly}
      add={(draft, after) =>
        act(locations.addLocationTag, { id, PantryLocationID: id, ...draft }, { ...failed('Add'), ...after })
      }
      remove={({ PantryInventoryItemTagID: tagId }, after) =>
        act(locations.removeLocationTag, { id, tagId }, { ...failed('Remove'), ...after })
      }
    />
  )
}

import { type MadeLanguage, PublishedTranslation, publishedPath } from '../../../../shared/core/text/made.ts'

const nothing: PublishedTranslation = { IsReviewed: false, Corrections: {} }

/** Loads corrections of a language. None were made where there is no file; without a connection it stays as it was made. */
export async function loadCorrections(language: MadeLanguage): Promise<PublishedTranslation> {
  try {
    const answer = await fetch(publishedPath(language))
    return answer.ok ? PublishedTranslation.parse(await answer.json()) : nothing
  } catch {
    return nothing
  }
}

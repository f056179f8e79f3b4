import { expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { useConfirm } from '../../../web/src/core/words/confirm.tsx'
import { show, violations } from '../setup.tsx'

function DeleteButton({ onAnswer }: { onAnswer: (yes: boolean) => void }) {
  const confirm = useConfirm()
  const ask = async () => onAnswer(await confirm({ title: 'Delete it?', confirm: 'Delete', isDangerous: true }))
  return (
    <button type="button" onClick={ask}>
      Ask
    </button>
  )
}

it('a dangerous question focuses Cancel, and Escape answers no', async () => {
  const onAnswer = vi.fn()
  await show(<DeleteButton onAnswer={onAnswer} />)
  await page.getByRole('button', { name: 'Ask' }).click()
  const dialog = page.getByRole('alertdialog', { name: 'Delete it?' })
  await expect.element(dialog.getByRole('button', { name: 'Cancel' })).toHaveFocus()
  await expect.poll(violations).toEqual([])
  await userEvent.keyboard('{Escape}')
  await vi.waitFor(() => expect(onAnswer).toHaveBeenCalledWith(false))
  await expect.element(dialog).not.toBeInTheDocument()
})

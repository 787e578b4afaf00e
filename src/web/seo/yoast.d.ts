// The few parts of yoastseo that are used, which comes without types. Each module holds its export in `default`.

declare module 'yoastseo/build/values/Paper.js' {
  class Paper {
    constructor(
      html: string,
      attributes: {
        keyword: string
        synonyms: string
        title: string
        titleWidth: number
        description: string
        slug: string
        locale: string
      },
    )
    hasKeyword(): boolean
    getSlug(): string
  }
  const module: { default: typeof Paper }
  export default module
}

declare module 'yoastseo/build/languageProcessing/languages/nl/Researcher.js' {
  import type paper from 'yoastseo/build/values/Paper.js'
  type Paper = InstanceType<typeof paper.default>
  class Researcher {
    paper: Paper
    constructor(paper: Paper)
    addHelper(name: string, helper: (...given: never[]) => unknown): void
    addResearch(name: string, research: (paper: Paper, researcher: this) => unknown): void
    /** Works it out anew each time, from the tree that `assess` makes first. */
    getResearch(name: string): unknown
  }
  const module: { default: typeof Researcher }
  export default module
}

declare module 'yoastseo/build/scoring/assessors/assessor.js' {
  import type paper from 'yoastseo/build/values/Paper.js'
  import type researcher from 'yoastseo/build/languageProcessing/languages/nl/Researcher.js'
  type Paper = InstanceType<typeof paper.default>
  interface Assessment {
    identifier: string
    isApplicable?(paper: Paper, researcher: InstanceType<typeof researcher.default>): boolean
  }
  interface Mark {
    getOriginal(): string
    getPositionStart(): number | undefined
    getPositionEnd(): number | undefined
  }
  interface Result {
    getIdentifier(): string
    getScore(): number
    getMarks(): Mark[]
  }
  class Assessor {
    constructor(researcher: InstanceType<typeof researcher.default>)
    addAssessment(name: string, assessment: Assessment): boolean
    getAvailableAssessments(): Assessment[]
    assess(paper: Paper): void
    /** Those with a score and words. */
    getValidResults(): Result[]
  }
  const module: { default: typeof Assessor }
  export default module
}

declare module 'yoastseo/build/scoring/assessments/*' {
  import type assessor from 'yoastseo/build/scoring/assessors/assessor.js'
  type Assessment = ReturnType<InstanceType<typeof assessor.default>['getAvailableAssessments']>[number]
  const module: { default: new (config?: object, option?: boolean) => Assessment }
  export default module
}

declare module 'snowball-stemmers' {
  const module: { newStemmer(language: 'dutch'): { stem(word: string): string } }
  export default module
}

declare module 'yoastseo/build/languageProcessing/languages/nl/config/functionWords.js' {
  const module: { all: readonly string[] }
  export default module
}

declare module 'yoastseo/build/languageProcessing/helpers/match/findKeywordFormsInString.js' {
  interface TopicForms {
    keyphraseForms: string[][]
    synonymsForms: string[][][]
  }
  const module: {
    findTopicFormsInString(
      forms: TopicForms,
      text: string,
      useSynonyms: boolean,
      locale: string,
      matchWord: false,
    ): { percentWordMatches: number }
  }
  export default module
}

declare module 'yoastseo/build/helpers/formatNumber.js' {
  const module: { default: (number: number) => number }
  export default module
}

declare module 'yoastseo/build/languageProcessing/index.js' {
  const module: object
  export default module
}

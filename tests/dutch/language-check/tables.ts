// How the tests of the rules are written: what a rule mends, and what it leaves alone.
import assert from 'node:assert/strict'
import { applyFix, checkLanguage, rules, type RuleName } from '#dutch/language-check/check.ts'

/** Each sentence on the left becomes the one on the right by the fixes of this rule alone. */
export function mends(rule: RuleName, table: Record<string, string>): void {
  for (const [wrong, right] of Object.entries(table)) {
    let text = wrong
    for (let round = 0; round < 10; round += 1) {
      const finding = checkLanguage(text).find((one) => one.rule === rule && one.fix !== null)
      if (!finding) break
      assert.ok(finding.message.endsWith('.'), finding.message)
      text = applyFix(text, finding)
    }
    assert.equal(text, right, wrong)
  }
}

/** None of the rules that speak of mistakes finds anything, nor does this rule. */
export function stays(rule: RuleName, sentences: readonly string[]): void {
  for (const sentence of sentences) {
    const found = checkLanguage(sentence).filter((one) => one.rule === rule || rules[one.rule].severity === 'fout')
    assert.deepEqual(found, [], sentence)
  }
}

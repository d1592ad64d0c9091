import { javascript } from '@codemirror/lang-javascript';
import { EditorState } from '@codemirror/state';
import { findMistake } from './findMistake';

function find(code: string) {
  const state = EditorState.create({
    doc: code,
    extensions: [javascript({ jsx: true, typescript: true })],
  });
  return findMistake(state);
}

describe('findMistake', () => {
  it.each([
    ['a = <b>x</i>;', { line: 1, column: 9, tag: '</i>' }],
    [
      'a = (\n  <A.B c={1}>\n    <i />\n  </A.C>\n);',
      { line: 4, column: 3, tag: '</A.C>' },
    ],
    ['a = <>x</b>;', { line: 1, column: 8, tag: '</b>' }],
  ])('finds the closing tag of another element in %j', (code, mistake) => {
    expect(find(code)).toEqual(mistake);
  });

  it.each([
    'a = <b>x</b>;',
    'a = <><i /><A.B c={() => <u>1</u>}>x</A.B></>;',
    'const list: Array<string> = [];',
    'a = <b>',
  ])('finds none in %j', (code) => {
    expect(find(code)).toBeUndefined();
  });
});

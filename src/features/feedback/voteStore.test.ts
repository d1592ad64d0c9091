import { getVote, parseVotes, setVote, VOTES_KEY } from './voteStore';

const VOTE = { id: '1', rating: 1 } as const;

describe('parseVotes', () => {
  it.each([
    [null, {}],
    ['', {}],
    ['nonsense', {}],
    ['null', {}],
    ['7', {}],
    [
      '{"/x/a/":{"id":"1","rating":5},"/x/b/":null,"/x/c/":{"id":"1","rating":1}}',
      { '/x/c/': VOTE },
    ],
  ])('reads %j as %j', (text, votes) => {
    expect(parseVotes(text)).toEqual(votes);
  });
});

describe('setVote', () => {
  it('remembers one answer a page, and forgets it', () => {
    setVote('/x/a/', VOTE);
    setVote('/x/b/', { id: '2', rating: 0 });
    expect(getVote('/x/a/')).toEqual(VOTE);
    setVote('/x/a/', undefined);
    expect(getVote('/x/a/')).toBeUndefined();
    expect(localStorage.getItem(VOTES_KEY)).toBe(
      '{"/x/b/":{"id":"2","rating":0}}',
    );
  });

  it('remembers for the visit where storage is full', () => {
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    setVote('/x/c/', VOTE);
    expect(getVote('/x/c/')).toEqual(VOTE);
  });
});

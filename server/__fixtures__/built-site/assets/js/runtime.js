console.log('not hashed');
